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

const isAskedFirst = (data: unknown): data is AskedFirst =>
  typeof data === "object" && data !== null && "kind" in data && data.kind === askedFirst;

/** Undefined for what was thrown for another reason. */
export const toAskedFirst = (error: unknown): AskedFirst | undefined =>
  isRouteErrorResponse(error) && isAskedFirst(error.data) ? error.data : undefined;
