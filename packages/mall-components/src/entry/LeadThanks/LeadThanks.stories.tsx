import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { chromeWords } from "../../messages/chrome.messages.ts";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./LeadThanks.messages.ts";
import { LeadThanks } from "./LeadThanks.tsx";

const meta = {
  title: "entry/LeadThanks 需求已提交 留资成功 感谢页 thanks",
  id: "entry-leadthanks",
  component: LeadThanks,
  args: { leadId: "128", timeText: "2026-11-21 10:00" },
} satisfies Meta<typeof LeadThanks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TakesTheFocus: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: messageText(words.title) })).toHaveFocus();
    await expect(canvas.getByRole("link", { name: messageText(chromeWords.register) })).toHaveAttribute(
      "href",
      "/register",
    );
  },
};
export const SignedIn: Story = {
  args: { isSignedIn: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link", { name: messageText(chromeWords.register) })).toBeNull();
    await expect(canvas.getByRole("link", { name: messageText(words.change) })).toBeVisible();
  },
};

/** Who waits for a shop comes back to what was sent. */
export const Earlier: Story = {
  args: {
    isSignedIn: true,
    isEarlier: true,
    enquiry: {
      model: "世达 SATA 09014A 120 件套综合工具组套",
      enterprise: "苏州恒达精密机械有限公司",
      contact: "顾晓东 13900007788",
      region: "江苏省 苏州市 昆山市",
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("苏州恒达精密机械有限公司")).toBeVisible();
    await expect(canvas.getByRole("heading")).not.toHaveFocus();
  },
};
export const Embedded: Story = { args: { hasRegister: false } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
