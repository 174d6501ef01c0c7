import type { Meta, StoryObj } from "@storybook/react-vite";
import { listSessions } from "@tradehall/api-client/endpoints/account/session/list-sessions";
import { type Account as AccountAnswer, accountExample } from "@tradehall/api-client/models/account";
import { userInfoExample } from "@tradehall/api-client/models/user";
import { toDeviceView } from "@tradehall/mall-adapters/account";
import { AvatarField } from "@tradehall/mall-components/account/AvatarField";
import { DeviceList } from "@tradehall/mall-components/account/DeviceList";
import { PrivacyPanel } from "@tradehall/mall-components/account/PrivacyPanel";
import { ProfileForm } from "@tradehall/mall-components/account/ProfileForm";
import { SecurityList } from "@tradehall/mall-components/account/SecurityList";
import { chinaTime } from "@tradehall/mall-rules/time/china-time";
import { nothing, pageParameters, textAt200, zoomAt400 } from "./page-story.ts";
import { inShell } from "./Shell.tsx";
import { UserCentre } from "./UserCentre.tsx";

interface AccountProps {
  /** The answer of `GET /p/account/info`; absent where it could not be loaded. */
  answer?: AccountAnswer;
}

const [here] = listSessions.example.answer;
const hour = 3_600_000;
const sessions = here
  ? [
      here,
      {
        ...{ ...here, sessionId: 3, device: "WeChat · iPhone", address: "198.51.*.*", isCurrent: 0 as const },
        lastUsedAt: here.lastUsedAt - 15 * hour,
      },
    ]
  : [];

const { nickName, sex, birthDate, mobile, userAvatar } = userInfoExample.userInfo;

function Account({ answer }: AccountProps) {
  const list = answer ? {} : { state: "failed" as const, onRetry: nothing };
  const part = (name: string) => `/user-center/uc-account?part=${name}`;
  return (
    <UserCentre current="uc-account">
      <ProfileForm
        avatar={<AvatarField avatar={userAvatar} name={nickName} onFile={nothing} />}
        defaultValues={{ nickName, sex, birthDate }}
        onSubmit={nothing}
      />
      <SecurityList
        {...list}
        mail={answer?.userMail ?? ""}
        mailHref={part("mail")}
        mobile={mobile}
        mobileHref={part("mobile")}
        passwordHref="/user-center/uc-password"
        waitingMail={answer?.waitingMail ?? ""}
      />
      <DeviceList devices={sessions.map(toDeviceView)} onEnd={nothing} onEndOthers={nothing} />
      <PrivacyPanel
        {...list}
        closeHref={part("close")}
        closesText={answer?.closesAt ? chinaTime(answer.closesAt).slice(0, 16) : ""}
        isRecommended={answer?.prodRecommendation === 1}
        onDownload={nothing}
        onRecommend={nothing}
      />
    </UserCentre>
  );
}

const meta = {
  title: "pages/Account 账号信息",
  id: "pages-account",
  component: Account,
  tags: ["!autodocs", "page"],
  args: { answer: accountExample },
  parameters: { ...pageParameters, shell: { heading: "account" } },
  decorators: [inShell],
} satisfies Meta<typeof Account>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The letter of the new address is not answered yet, and the account closes in a week. */
export const Waiting: Story = {
  args: {
    answer: {
      ...{ ...accountExample, userMail: "", waitingMail: "c***@example.com" },
      closesAt: (here?.lastUsedAt ?? 0) + 168 * hour,
    },
  },
};
export const Failed: Story = { args: { answer: undefined } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
export const TextAt200: Story = { ...textAt200, tags: ["zoom"] };
export const ZoomAt400: Story = { ...zoomAt400, tags: ["zoom"] };
