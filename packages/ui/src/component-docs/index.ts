/** The same words in the library's two languages. */
export type Words = readonly [chinese: string, english: string];

/** One line of the keyboard table: the keys, and what they do. */
export type KeyRow = readonly [keys: string, ...does: Words];

/** A story by the name of its export, or a Default with these props over its own; and why it is right or wrong. */
export type Example = readonly [story: string | Readonly<Record<string, unknown>>, ...why: Words];

/**
 * What people read before they choose a component: `<Name>.docs.ts` beside it. The Storybook page adds what it can see
 * by itself: the props, the tokens, who uses it. The Chinese name and further words to find it by are in the title of
 * its stories, e.g. `coupon/CouponTicket 优惠券 代金券`. Other components are written as `room/Name`.
 */
export interface ComponentDocs {
  /** `new`: its props may still change; `changing`: they will, the change log says how. Default: ready. */
  status?: "new" | "changing";
  /** What it is for, in a sentence or two. */
  purpose: Words;
  /** When not to take it, and what to take instead. */
  instead: readonly (readonly [component: string, ...when: Words])[];
  /** The story on which its parts are numbered. Default: `Default`. */
  anatomyStory?: string;
  /** Its parts: a CSS selector inside of that story, and what the part is. */
  anatomy: readonly (readonly [selector: string, ...part: Words])[];
  /** Variants and states: a story and its caption. */
  states: readonly (readonly [story: string, ...caption: Words])[];
  /** Used well. */
  good: readonly Example[];
  /** Used badly. */
  bad: readonly Example[];
  /** Empty where nothing in it can be reached by keyboard. */
  keyboard: readonly KeyRow[];
  /** What a screen reader says of it. */
  speech: Words;
  /** What it lays out itself, and what its parent must. */
  layout: Words;
  related: readonly string[];
  /** It covers the page or takes the focus once it is there, so its page shows it only when asked. */
  isOverlay?: true;
}

const tab: KeyRow = ["Tab / Shift+Tab", "到下一个、上一个控件", "to the next, the previous control"];
const closes: KeyRow = [
  "Esc",
  "关闭，焦点回到打开它的控件",
  "closes it; the focus goes back to what opened it",
];

/** Keyboard tables of native elements and common patterns. */
export const keys = {
  none: [],
  tab: [tab],
  link: [tab, ["Enter", "打开链接", "follows the link"]],
  button: [tab, ["Enter / Space", "按下", "presses it"]],
  toggle: [tab, ["Space", "切换", "turns it on or off"]],
  field: [tab, ["Enter", "提交所在的表单", "submits its form"]],
  radios: [
    ["Tab", "进入这一组，落在已选的一项", "into the group, to the chosen one"],
    ["↑ ↓ ← →", "换一项并选中", "chooses the next or the previous one"],
  ],
  dialog: [tab, ["Enter / Space", "按下焦点所在的按钮", "presses the focused button"], closes],
  menu: [
    ["Enter / Space / ↓", "打开", "opens it"],
    ["↑ ↓", "在各项之间移动", "moves between the items"],
    ["Enter", "执行当前项", "does the current item"],
    closes,
  ],
  form: [
    tab,
    ["Space", "勾选、选择、按下", "ticks, chooses, presses"],
    ["Enter", "提交表单", "submits the form"],
  ],
  tabs: [
    ["Tab", "进入选项卡，落在当前一项", "into the tabs, to the current one"],
    ["← →", "换一项", "to the next or the previous tab"],
    ["Home / End", "到第一项、最后一项", "to the first, the last tab"],
  ],
} as const satisfies Readonly<Record<string, readonly KeyRow[]>>;
