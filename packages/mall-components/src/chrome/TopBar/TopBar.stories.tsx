import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { chromeWords } from "../../messages/chrome.messages.ts";
import { messagePattern, messageText } from "../../samples/message-text.ts";
import { words } from "./TopBar.messages.ts";
import { TopBar } from "./TopBar.tsx";

const meta = {
  title: "chrome/TopBar 顶栏 账户栏 顶部条 切换企业 top-bar",
  id: "chrome-topbar",
  component: TopBar,
  args: {},
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof TopBar>;
export default meta;

type Story = StoryObj<typeof meta>;

const user = { name: "苏州恒达机械有限公司", userTypeId: 1, isEnterpriseUser: true, enterpriseCount: 2 };

export const Default: Story = {
  args: { user, unreadCount: 3, chatUnreadCount: 2, onPickEnterprise: fn() },
};
export const SwitchesAndLeads: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole("link", { name: messageText(words.switchEnterprise, { name: user.name }) }),
    );
    await expect(args.onPickEnterprise).toHaveBeenCalledOnce();
    await expect(
      canvas.getByRole("link", {
        name: `${messageText(words.messages)} ${messageText(words.unread, { count: 3 })}`,
      }),
    ).toBeVisible();
    await expect(
      canvas.getByRole("link", {
        name: `${messageText(chromeWords.service)} ${messageText(words.unread, { count: 2 })}`,
      }),
    ).toHaveAttribute("href", "/chat");
    await expect(canvas.getByRole("link", { name: messageText(chromeWords.personalCentre) })).toHaveAttribute(
      "href",
      "/user-center/uc-order",
    );
    await expect(
      canvas.getByRole("button", { name: messageText(chromeWords.signOut) }).closest("form"),
    ).toHaveAttribute("method", "post");
  },
};

export const SignedOut: Story = {};
export const TwoLanguages: Story = {
  args: { user, language: { locale: "en", name: "English", action: "/login", back: "/list" } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "English" });
    await expect(new FormData(button.closest("form") ?? undefined, button).get("locale")).toBe("en");
    await expect(button.closest("form")).toHaveFormValues({ back: "/list" });
  },
};
export const OneEnterprise: Story = {
  args: { user: { ...user, enterpriseCount: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(user.name)).toBeVisible();
    await expect(
      canvas.queryByRole("link", { name: messagePattern(words.switchEnterprise, { name: user.name }) }),
    ).toBeNull();
  },
};
export const TaggedUserType: Story = { args: { user: { ...user, userTypeId: 4 } } };
export const CompanyName: Story = {
  args: { user: { name: "宁波明锐五金经营部", userTypeId: 2, isEnterpriseUser: false, enterpriseCount: 0 } },
};
export const LongName: Story = {
  args: {
    user: { ...user, name: "江苏省苏州工业园区恒达精密机械自动化设备制造集团有限责任公司第三采购中心" },
  },
};
export const Narrow: Story = { args: { user, unreadCount: 120 }, globals: { viewport: { value: "phone" } } };
