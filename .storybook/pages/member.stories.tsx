import type { Meta, StoryObj } from "@storybook/react-vite";
import { getMemberCenter } from "@tradehall/api-client/endpoints/membership/get-member-center";
import { listGrowthChanges } from "@tradehall/api-client/endpoints/membership/list-growth-changes";
import { growthLevelExample } from "@tradehall/api-client/models/member";
import { userInfoExample } from "@tradehall/api-client/models/user";
import { toGrowthEntry, toMemberHead, toMemberTasks, toSignIn } from "@tradehall/mall-adapters/member";
import { MemberHead } from "@tradehall/mall-components/membership/MemberHead";
import { MemberTasks } from "@tradehall/mall-components/membership/MemberTasks";
import { SignInCard } from "@tradehall/mall-components/membership/SignInCard";
import { Ledger } from "@tradehall/mall-components/wallet/Ledger";
import { memberCenterWords } from "@tradehall/mall-rules/words/members";
import { Surface } from "@tradehall/ui/Surface";
import { nothing, pageParameters, routes, textAt200, useLocale, zoomAt400 } from "./page-story.ts";
import { inShell } from "./Shell.tsx";
import { UserCentre } from "./UserCentre.tsx";

const [growthExample] = listGrowthChanges.example.answer.records;

/** A member of bronze on the way to silver, who can claim what one of the tasks gives. */
const center: typeof getMemberCenter.example.answer = {
  ...getMemberCenter.example.answer,
  next: {
    ...{ ...growthLevelExample, levelId: 3, rank: 3, name: "银牌会员", minGrowth: 2_000 },
    benefits: { ...growthLevelExample.benefits, pointsPercent: 110, birthdayPoints: 100 },
  },
  tasks: [
    { task: "profile", state: "claimed", growth: 50, points: 20 },
    { task: "mail", state: "done", growth: 50, points: 20 },
    { task: "address", state: "claimed", growth: 30, points: 10 },
    { task: "firstOrder", state: "claimed", growth: 100, points: 50 },
    { task: "firstReview", state: "open", growth: 50, points: 20 },
  ],
};
/** Each leaves what the next one before it found. */
const growth: typeof listGrowthChanges.example.answer.records = growthExample
  ? [
      {
        ...growthExample,
        id: 4,
        change: 1_152,
        left: 1_860,
        orderNumbers: ["261012141502713904215"],
        time: "2026-10-22 09:40:12",
      },
      {
        ...growthExample,
        id: 3,
        source: "task",
        change: 100,
        left: 708,
        orderNumbers: [],
        time: "2026-10-12 14:20:11",
      },
      {
        ...growthExample,
        id: 2,
        change: 578,
        left: 608,
        orderNumbers: ["260918102233713902218"],
        time: "2026-10-08 10:16:30",
      },
      {
        ...growthExample,
        id: 1,
        source: "task",
        change: 30,
        left: 30,
        orderNumbers: [],
        time: "2026-10-08 09:12:40",
      },
    ]
  : [];

interface MemberProps {
  /** The answers of `GET /p/member/center` and of `GET /p/member/growth`. */
  answer: typeof center;
  growth: typeof growth;
}

function Member({ answer, growth: changes }: MemberProps) {
  const locale = useLocale();
  const { nickName, userAvatar } = userInfoExample.userInfo;
  return (
    <UserCentre current="member-center">
      <MemberHead
        {...toMemberHead(answer)}
        avatar={userAvatar}
        buyHref="/buy-member"
        equityHref="/member-equity"
        name={nickName}
        pointsHref="/points"
      />
      <SignInCard {...toSignIn(answer.signIn)} earlierHref="/member?month=2026-10" onSignIn={nothing} />
      <MemberTasks
        onClaim={nothing}
        tasks={toMemberTasks(answer.tasks, locale, {
          ...{ profile: "/account", mail: "/account", address: "/addresses" },
          ...{ firstOrder: "/list", firstReview: "/reviews" },
        })}
      />
      <Surface>
        <Ledger
          entries={changes.map((one) => toGrowthEntry(one, locale, routes))}
          hrefForTab={(tab) => `/member?tab=${tab}`}
          label={memberCenterWords.growthLedger[locale]}
        />
      </Surface>
    </UserCentre>
  );
}

const meta = {
  title: "pages/MemberCentre 会员中心",
  id: "pages-membercentre",
  component: Member,
  tags: ["!autodocs", "page"],
  args: { answer: center, growth },
  parameters: { ...pageParameters, shell: { heading: "memberCenter" } },
  decorators: [inShell],
} satisfies Meta<typeof Member>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** No paid level, and today is still to be signed in. */
export const NoMembership: Story = {
  args: {
    answer: {
      ...center,
      membership: null,
      signIn: { ...center.signIn, isSignedIn: 0, streak: 2, days: center.signIn.days.slice(0, 2) },
    },
  },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
export const TextAt200: Story = { ...textAt200, tags: ["zoom"] };
export const ZoomAt400: Story = { ...zoomAt400, tags: ["zoom"] };
