import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { type FieldErrors, FormErrorsContext } from "../../internal/Field/form-errors.ts";
import { join } from "../../internal/join.ts";
import { gapClasses, type Space } from "../../internal/space/space.ts";
import { Notice } from "../Notice/Notice.tsx";
import { stack } from "../Stack/Stack.css.ts";

export interface FormErrorsProps {
  /** Errors by field name. A new object with entries moves the focus to the first wrong field. */
  errors: FieldErrors | undefined;
  /** Heading of the summary above the fields. Without it only the fields show their errors. */
  title?: string | undefined;
  /** Distance between the fields. Default `l`. */
  space?: Space | undefined;
  /** The fields. */
  children: ReactNode;
}

function focusFirstError(root: RefObject<HTMLElement | null>, errors: FieldErrors) {
  const fields = Array.from(root.current?.querySelectorAll<HTMLElement>("[name],[data-field]") ?? []);
  const wrong = fields.filter(
    (element) => errors[element.dataset.field ?? element.getAttribute("name") ?? ""],
  );
  wrong.find((element) => element.getAttribute("type") !== "hidden")?.focus();
}

/** Hands errors to the fields inside, sums them up above, and focuses the first. For a form element of your own; what sends nothing itself names its field in `data-field`. */
export function FormErrors({ errors, title, space = "l", children }: FormErrorsProps) {
  const root = useRef<HTMLDivElement>(null);
  const entries = Object.entries(errors ?? {}).filter(([, text]) => text);
  useEffect(() => {
    if (errors && Object.values(errors).some(Boolean)) focusFirstError(root, errors);
  }, [errors]);
  return (
    <FormErrorsContext value={errors ?? null}>
      <div className={join(stack({ align: "stretch" }), gapClasses(space))} ref={root}>
        {title && entries.length > 0 && (
          <Notice isLive title={title} tone="danger">
            <ul>
              {entries.map(([name, text]) => (
                <li key={name}>{text}</li>
              ))}
            </ul>
          </Notice>
        )}
        {children}
      </div>
    </FormErrorsContext>
  );
}
