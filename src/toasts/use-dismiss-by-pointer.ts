import { type MouseEvent, type PointerEvent, useRef } from 'react'

/** A press that moves less is a click. */
const MIN_MOVE_PX = 5

/** Dismisses an element by a click, or by a drag of a third of its width to either side. */
export function useDismissByPointer(dismiss: () => void) {
  /** Undefined outside a press: one that began beside the element does nothing to it. */
  const startX = useRef<number>(undefined)
  const isDrag = useRef(false)

  const drop = ({ currentTarget, clientX, type }: PointerEvent<HTMLElement>) => {
    currentTarget.style.translate = ''
    const moved = clientX - (startX.current ?? clientX)
    startX.current = undefined
    const isFar = Math.abs(moved) > currentTarget.offsetWidth / 3
    if (isFar && type === 'pointerup') dismiss()
  }
  return {
    onPointerDown: ({ currentTarget, pointerId, clientX }: PointerEvent) => {
      startX.current = clientX
      isDrag.current = false
      currentTarget.setPointerCapture(pointerId)
    },
    onPointerMove: ({ currentTarget, buttons, clientX }: PointerEvent<HTMLElement>) => {
      const x = clientX - (startX.current ?? clientX)
      if (!buttons || Math.abs(x) < MIN_MOVE_PX) return
      isDrag.current = true
      currentTarget.style.translate = `${x}px`
    },
    onPointerUp: drop,
    onPointerCancel: drop,
    onClick: ({ detail }: MouseEvent) => {
      // A click by a key has no detail.
      if (!detail || !isDrag.current) dismiss()
    },
  }
}
