import { componentGlobalStyle, componentStyle, media, times, vars } from "@tradehall/ui/css";
import { inProgress } from "../../parts/in-progress.ts";
import { whereCompact } from "../../product/compact.ts";
import { line as goods } from "../../product/GoodsLine/GoodsLine.css.ts";
import { cartColumns } from "../cart-columns.ts";

const inColumns = (body: object) => ({ "@media": { [media.desktop]: body } });

export const line = componentStyle([
  {
    display: "grid",
    gridTemplateColumns: `${vars.size.iconM} minmax(0, 1fr) auto`,
    gridTemplateAreas: '"tick goods goods" ". price quantity" ". actions subtotal"',
    gap: vars.space.s,
    padding: vars.space.m,
    background: vars.color.surface,
    borderBlockStart: `${vars.borderWidth.line} solid ${vars.color.line}`,
    // What changes in one line is repainted without the others: a third of the time of a press in a long cart.
    isolation: "isolate",
    selectors: {
      "&[data-pending]": inProgress,
    },
    ...inColumns({
      ...cartColumns,
      gridTemplateAreas: '"tick goods price quantity subtotal actions"',
      columnGap: vars.space.m,
      padding: vars.space.l,
    }),
  },
  whereCompact({ alignItems: "center", paddingBlock: vars.space.xs }),
]);

// The tick and the goods are a cell as they are.
componentGlobalStyle(`${line} label`, { gridArea: "tick", placeSelf: "start", marginBlockStart: "0.06em" });
componentGlobalStyle(`${line} ${goods}`, { gridArea: "goods" });
const inCompact = (selector: string, body: object) =>
  componentGlobalStyle(`[data-density="compact"] ${line} ${selector}`, inColumns(body));
inCompact("label", { placeSelf: "center" });

export const price = componentStyle({
  gridArea: "price",
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: vars.space.xxs,
  ...inColumns({ alignItems: "flex-end", textAlign: "end" }),
});

export const quantity = componentStyle({
  gridArea: "quantity",
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-end",
  gap: vars.space.xs,
  ...inColumns({ alignItems: "center", textAlign: "center" }),
});

export const subtotal = componentStyle({
  gridArea: "subtotal",
  textAlign: "end",
  fontWeight: vars.weight.strong,
});

export const actions = componentStyle({
  gridArea: "actions",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  justifyContent: "flex-start",
  ...inColumns({ flexDirection: "column", alignItems: "flex-end" }),
});

// Two of them are as high as the picture.
inCompact(`${actions} > *`, { blockSize: times(vars.size.thumbS, 0.5), minBlockSize: 0 });

const note = { fontSize: vars.fontSize.xs, lineHeight: vars.lineHeight.snug };

export const formerly = componentStyle({
  ...note,
  color: vars.color.textFaint,
  selectors: { "&[data-cheaper]": { color: vars.color.success } },
});

const leftOut = whereCompact({ display: "none" });
export const tier = componentStyle([{ ...note, color: vars.color.onSaleSoft }, leftOut]);
export const hint = componentStyle([{ ...note, color: vars.color.textFaint }, leftOut]);
export const piecePrice = componentStyle({ ...note, color: vars.color.textFaint });
export const low = componentStyle({ ...note, color: vars.color.warning });

export const problem = componentStyle({
  ...note,
  display: "inline-flex",
  flexDirection: "column",
  alignItems: "inherit",
  color: vars.color.danger,
});

/** What the server may say is, empty and without a place, from the change on: words are read aloud where it was there before them. */
export const answer = componentStyle([problem, { selectors: { "&:empty": { position: "absolute" } } }]);

export const blocked = componentStyle({ ...note, color: vars.color.warning });
