/** The question that an action asks in its page's place. */
import type { Question } from "@tradehall/mall-components/forms/ConfirmDialog";
import { isRouteErrorResponse } from "react-router-dom";

export const askedFirst = "askedFirst";

export interface AskedFirst {
  kind: typeof askedFirst;
  question: Question;
  /** What the pressed button sent. */
  fields: (readonly [name: string, value: string])[];
  /** Why the answer before was refused. */
  formError?: string;
}

/** Undefined for what was thrown for another reason. */
export const toAskedFirst = (error: unknown): AskedFirst | undefined =>
  isRouteErrorResponse(error) && (error.data as Partial<AskedFirst> | null)?.kind === askedFirst
    ? (error.data as AskedFirst)
    : undefined;
