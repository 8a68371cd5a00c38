import { type MouseEvent, type PointerEvent, useRef } from 'react'

/** A press that moves less is a click. */
const MIN_MOVE_PX = 5

/** Dismisses an element by a click, or by a drag of a third of its width to either side. */
export function useDismissByPointer(dismiss: () => void) {
  const startX = useRef(0)
  const isDrag = useRef(false)

  const drop = ({ currentTarget, clientX, type }: PointerEvent<HTMLElement>) => {
    currentTarget.style.translate = ''
    const isFar = Math.abs(clientX - startX.current) > currentTarget.offsetWidth / 3
    if (isFar && type === 'pointerup') dismiss()
  }
  return {
    onPointerDown: ({ currentTarget, pointerId, clientX }: PointerEvent) => {
      startX.current = clientX
      isDrag.current = false
      currentTarget.setPointerCapture(pointerId)
    },
    onPointerMove: ({ currentTarget, buttons, clientX }: PointerEvent<HTMLElement>) => {
      const x = clientX - startX.current
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
