import { type PointerEvent, useRef } from 'react'

/** A press that moves less is a click. */
const MIN_MOVE_PX = 5

/** Dismisses an element by a click, or by a drag of a third of its width to either side. */
export function useDismissByPointer(dismiss: () => void) {
  const startX = useRef<number>(undefined)
  const distance = useRef(0)

  const drop = ({ currentTarget, type }: PointerEvent<HTMLElement>) => {
    const { style, offsetWidth } = currentTarget
    startX.current = undefined
    style.translate = ''
    if (type === 'pointerup' && Math.abs(distance.current) > offsetWidth / 3) dismiss()
    // The click of the press comes first.
    setTimeout(() => {
      distance.current = 0
    })
  }
  return {
    onPointerDown: ({ clientX, isPrimary }: PointerEvent) => {
      if (isPrimary) startX.current = clientX
    },
    onPointerMove: ({ currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>) => {
      const x = clientX - (startX.current ?? clientX)
      if (Math.abs(x) < MIN_MOVE_PX) return
      distance.current = x
      currentTarget.setPointerCapture(pointerId)
      currentTarget.style.translate = `${x}px`
    },
    onPointerUp: drop,
    onPointerCancel: drop,
    onClick: () => {
      if (!distance.current) dismiss()
    },
  }
}
