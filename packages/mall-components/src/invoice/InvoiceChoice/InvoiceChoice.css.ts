import { componentGlobalStyle, componentStyle, vars } from "@tradehall/ui/css";

export const more = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.s,
  fontSize: vars.fontSize.s,
});

/** Without an invoice nothing is made out to anyone; also before the page's script has come. */
export const choice = componentStyle({});
const none = `${choice}:has([name="invoiceType"][value="0"]:checked)`;
componentGlobalStyle(`${none} fieldset:has([name="titleId"]), ${none} ${more}`, { display: "none" });
