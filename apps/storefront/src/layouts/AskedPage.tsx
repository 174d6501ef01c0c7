import { ConfirmPage, questionTitle } from "@tradehall/mall-components/forms/ConfirmPage";
import { useIntl } from "react-intl";
import { useLocation } from "react-router-dom";
import type { AskedFirst } from "../adapters/asked-first.ts";
import { ErrorTitle } from "./ErrorTitle.tsx";

/** Is in a page's place until a question of it is answered. */
export function AskedPage({ question, fields, formError }: AskedFirst) {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  return (
    <>
      <ErrorTitle page="trouble" title={questionTitle(question, intl)} />
      <ConfirmPage
        question={question}
        fields={fields}
        href={pathname + search}
        {...(formError ? { formError } : {})}
      />
    </>
  );
}
