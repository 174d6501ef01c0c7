import type { Words } from "@tradehall/ui/component-docs";
import { FoundationPage, PageLink, Points, Say } from "./foundation.tsx";

const price: readonly Words[] = [
  [
    "卡片、商品行、合计里，眼睛先看到价格：符号小、元大、角分小，数字等宽。",
    "On a card, a line and a sum the price is seen first: small sign, large yuan, small fen, digits of equal width.",
  ],
  ["划线的原价在后面，不在上面。", "A struck price is behind it, never above."],
];

const colour: readonly Words[] = [
  [
    "红色表示价格和促销。错误从不只靠红色：有图标，有字段旁的文字，有自己的 `danger` 令牌。",
    "Red is price and sale. An error is never red alone: it has an icon, words at its field, and its own `danger` tokens.",
  ],
  [
    "品牌的 `accent` 用于动作；`signal` 醒目，一屏只出现一次。",
    "The brand's `accent` is for acting; `signal` is loud and is there once on a screen.",
  ],
];

const density: readonly Words[] = [
  [
    "1200 像素宽的页面里用 12 到 14 像素的字，一行一个事实，一眼看到很多。",
    "12 to 14 px text in a frame of 1200 px, one line per fact, much in sight at once.",
  ],
  [
    "底色安静、线条细、只用一种强调，所以仍然好读。",
    "Quiet grounds, thin lines and one weight of emphasis keep it readable.",
  ],
  [
    "手机上是同一个页面的一栏：筛选折叠，购买按钮留在屏幕底部。",
    "On a phone the same page is one column: facets fold, buying stays at the foot of the screen.",
  ],
];

const states: readonly Words[] = [
  ["加载时的形状与将要出现的内容一样。", "Loading has the shape of what comes."],
  [
    "空状态说明原因和下一步，并区分“还没有”“被筛掉了”“没能加载”。",
    "Empty says why and what next, apart for “nothing yet”, “filtered away” and “could not be loaded”.",
  ],
  [
    "拒绝时在字段旁说明怎样继续，填过的内容一个字也不丢。",
    "A refusal says how to go on, at its field, and loses nothing that was typed.",
  ],
];

const undo: readonly Words[] = [
  [
    "能撤销的事立即做，并在几秒内提供“撤销”。",
    "What can be taken back is done at once, and for some seconds offers 撤销 (undo).",
  ],
  [
    "不能撤销时才用对话框确认：取消订单、删除别人也在用的东西。",
    "A dialog asks only where it cannot: cancelling an order, deleting what others use.",
  ],
];

const chinese: readonly Words[] = [
  [
    "用系统字体；正文不加字距；汉字之间可以换行，数字与单位之间不换行。",
    "System fonts, no letter spacing in running text; lines break between characters but not inside a number with its unit.",
  ],
  [
    "每个组件都用比预想长一倍的名称试过。",
    "Every component is tried with names twice as long as one hopes for.",
  ],
];

const access: readonly Words[] = [
  [
    "全部可以用键盘完成：顺序与页面一致，焦点看得见，Esc 关闭并把焦点还回去；悬停从不是唯一的办法。",
    "All of it works by keyboard: the order of the page, a visible focus ring, Escape closes and gives the focus back; hover is never the only way.",
  ],
  [
    "颜色对在每个品牌、浅色和深色下都达到 WCAG 2.2 AA。",
    "Pairs of colours reach WCAG 2.2 AA in each brand, light and dark.",
  ],
  [
    "变化会读出来；要求减少动效的人看不到动效；手机上的目标至少 44 像素。",
    "News is announced, motion stops for those who ask for less, targets on a phone are 44 px.",
  ],
];

const brands: readonly Words[] = [
  [
    "品牌是数据：颜色、字体、圆角、阴影、尺寸。百工商城方正，蓝与琥珀；青禾商贸圆润，绿色，标题用宋体。",
    "A brand is data: colours, type, corners, shadows, measures. 百工商城 is square, blue and amber; 青禾商贸 is round, green and has serif headings.",
  ],
  ["没有组件知道自己在哪个品牌里。", "No component knows which brand it wears."],
];

const parts: readonly (readonly [id: string, title: Words, points: readonly Words[]])[] = [
  ["price", ["价格最先", "Price first"], price],
  ["red", ["红色是价格和促销", "Red is price and sale"], colour],
  ["dense", ["密而不乱", "Dense but calm"], density],
  ["states", ["每种状态都有设计", "Every state is designed"], states],
  ["undo", ["用撤销代替“确定吗”", "Undo, not “are you sure”"], undo],
  ["chinese", ["中文优先", "Chinese first"], chinese],
  ["access", ["给手、眼和耳朵", "For hands, eyes and ears"], access],
  ["brands", ["一套组件，多个品牌", "One library, many brands"], brands],
];

const links: readonly (readonly [page: string, ...words: Words])[] = [
  ["foundations-writing", "文案：标点、数字、语气", "Writing: punctuation, numbers, tone"],
  ["foundations-money", "金额：格式、取整、积分", "Money: form, rounding, points"],
  ["foundations-states", "状态：加载、空、错误", "States: loading, empty, error"],
  ["foundations-contrast", "对比度：每一对颜色", "Contrast: every pair of colours"],
];

/** What the design goes by. */
export function Principles() {
  return (
    <FoundationPage
      lead={["拿不准时，按这里的八条决定。", "Where you are in doubt, decide by these eight."]}
      sections={[
        ...parts.map(([id, title, points]) => ({
          id: `principles-${id}`,
          title,
          content: <Points of={points} />,
        })),
        {
          id: "principles-more",
          title: ["接着看", "Read on"],
          content: (
            <>
              <Say of={["每一条怎样落到页面上：", "How they are applied:"]} />
              <ul className="foundation-points">
                {links.map(([page, ...words]) => (
                  <li key={page}>
                    <PageLink of={words} to={page} />
                  </li>
                ))}
              </ul>
            </>
          ),
        },
      ]}
      title={["设计原则", "Principles"]}
    />
  );
}
