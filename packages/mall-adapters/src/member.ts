/** Levels, growth, tasks and memberships as props of the screen pieces. */
import type {
  GrowthChange,
  LevelOnSale,
  MemberCenter,
  MemberLevel,
  Membership,
} from "@tradehall/api-client/models/member";
import type { MemberTermView } from "@tradehall/mall-components/membership/BuyMemberForm";
import type { MemberHeadProps } from "@tradehall/mall-components/membership/MemberHead";
import type { MemberTaskView } from "@tradehall/mall-components/membership/MemberTasks";
import type { PaidLevelCard } from "@tradehall/mall-components/membership/PaidLevelCards";
import type { SignInCardProps } from "@tradehall/mall-components/membership/SignInCard";
import type { LedgerEntry } from "@tradehall/mall-components/wallet/Ledger";
import { thousands } from "@tradehall/mall-rules/money";
import type { MemberTask } from "@tradehall/mall-rules/states/membership/member";
import { fill, type Locale } from "@tradehall/mall-rules/words";
import { buyBlockWords, growthSourceWords, memberTaskWords } from "@tradehall/mall-rules/words/members";
import type { DataRoutes } from "./data-routes.ts";

type LevelView = NonNullable<MemberHeadProps["level"]>;

/** What a buyer is and has as a member. */
export type MemberHeadView = Pick<
  MemberHeadProps,
  "growth" | "points" | "saved" | "level" | "next" | "membership" | "benefits"
>;

export interface LevelOnSaleView extends Omit<PaidLevelCard, "href"> {
  terms: MemberTermView[];
}

export const toLevelView = ({ levelId, name, kind, minGrowth, benefits }: MemberLevel): LevelView => ({
  ...{ id: levelId, name, minGrowth, isPaid: kind === "paid" },
  benefits: {
    ...benefits,
    memberPrice: benefits.memberPrice === 1,
    freeFreight: benefits.freeFreight === 1,
  },
});

export const toGrowthEntry = (one: GrowthChange, locale: Locale, routes: DataRoutes): LedgerEntry => {
  const [order] = one.orderNumbers;
  return {
    id: String(one.id),
    source: growthSourceWords[one.source][locale],
    ...(order ? { detail: order, href: routes.order(order) } : {}),
    timeText: one.time,
    dateTime: `${one.time.replace(" ", "T")}+08:00`,
    amount: one.change,
    unit: "growth",
    balance: one.left,
  };
};

/** Of the level by growth and the paid one that runs, the better of each. */
function bestOf(levels: readonly MemberLevel[]): MemberHeadProps["benefits"] {
  const all = levels.map((level) => toLevelView(level).benefits);
  return {
    memberPrice: all.some((one) => one.memberPrice),
    freeFreight: all.some((one) => one.freeFreight),
    pointsPercent: Math.max(100, ...all.map((one) => one.pointsPercent)),
    birthdayPoints: Math.max(0, ...all.map((one) => one.birthdayPoints)),
    coupons: Math.max(0, ...all.map((one) => one.coupons)),
  };
}

const toHeldMembership = ({ level, isRunning, endTime }: Membership) => ({
  ...{ name: level.name, isRunning: isRunning === 1, endDay: endTime.slice(0, 10) },
});

export function toMemberHead(center: MemberCenter): MemberHeadView {
  const { growth, points, level, next, membership, saved } = center;
  const running = membership?.isRunning === 1 ? membership.level : null;
  return {
    ...{ growth, points, saved },
    level: level ? toLevelView(level) : undefined,
    next: next ? toLevelView(next) : undefined,
    membership: membership ? toHeldMembership(membership) : undefined,
    benefits: bestOf([level, running].flatMap((one) => one ?? [])),
  };
}

export const toSignIn = ({ isSignedIn, ...rest }: MemberCenter["signIn"]) =>
  ({ ...rest, isSignedIn: isSignedIn === 1 }) satisfies Partial<SignInCardProps>;

export const toMemberTasks = (
  tasks: MemberCenter["tasks"],
  locale: Locale,
  hrefs: Readonly<Record<MemberTask, string>>,
): MemberTaskView[] =>
  tasks.map(({ task, ...rest }) => ({
    ...{ id: task, title: memberTaskWords[task][locale], href: hrefs[task] },
    ...rest,
  }));

/** A paid level that can be bought, or in words why not. */
export function toLevelOnSale({ level, kind, block, terms }: LevelOnSale, locale: Locale): LevelOnSaleView {
  const values = { growth: thousands(String(level.minGrowth)) };
  return {
    ...{ level: toLevelView(level), kind },
    blockText: block ? fill(buyBlockWords[block][locale], values) : "",
    fromPrice: terms[0]?.price ?? "0.00",
    terms: terms.map(({ endTime, ...term }) => ({ ...term, endDay: endTime.slice(0, 10) })),
  };
}
