import { defineMessages } from "../../messages/define-messages.ts";

/** Words of TermsLinks. */
export const words = defineMessages({
  terms: { id: "termsLinks.terms", defaultMessage: "《销售通用条款》" },
  and: { id: "termsLinks.and", defaultMessage: "和" },
});
