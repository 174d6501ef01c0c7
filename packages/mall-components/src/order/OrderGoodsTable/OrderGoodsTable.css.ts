import { componentGlobalStyle, componentStyle, type GlobalBody, media, vars } from "@tradehall/ui/css";

export const goods = componentStyle({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s,
  overflowX: "auto",
});

// A phone has no room for five columns: each row shows its goods over price, quantity and sum.
const onPhone = (selector: string, rule: GlobalBody): void =>
  componentGlobalStyle(`.${goods} ${selector}`, { "@media": { [media.narrow]: rule } });
onPhone("thead", { display: "none" });
onPhone("tbody tr", { display: "grid", gridTemplateColumns: "1fr auto auto auto" });
// The least height of a row would be the only height of a cell that is no table's any more.
onPhone("td", { border: 0, paddingBlockStart: 0, blockSize: "auto" });
onPhone("td:first-child", { gridColumn: "1 / -1", paddingBlock: vars.space.s });
onPhone("td:nth-child(3)::before", { content: "× " });
onPhone("td:empty", { display: "none" });
onPhone("tbody tr + tr", { borderBlockStart: `${vars.borderWidth.line} solid ${vars.color.line}` });

export const aside = componentStyle({ marginInlineStart: "auto" });
