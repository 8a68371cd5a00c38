import type { ContentCall, LIST_CALL } from '../../isomorphic/calls.ts'
import type { ListShape, RecordOf, Shape } from './fields.ts'

/** The calls whose payload has this declaration's form: one record, or a list of them. */
type CallOf<Declared> = Declared extends ListShape
  ? typeof LIST_CALL
  : Exclude<ContentCall, typeof LIST_CALL>

/** A content call and the declaration of its payload, which is read into a `T`. */
export interface ContentEndpoint<T = unknown> {
  call: ContentCall
  shape: Shape | ListShape
  /** Only a type: an endpoint holds no record. */
  record?: T
}

/** @param shape declares the fields of the payload */
export function contentEndpoint<
  Declared extends Shape | ListShape,
  const Call extends CallOf<Declared>,
>(call: Call, shape: Declared): { call: Call; shape: Declared; record?: RecordOf<Declared> } {
  return { call, shape }
}
