import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./AgreementPopup.messages.ts";
import { AgreementPopup } from "./AgreementPopup.tsx";

const meta = {
  title: "entry/AgreementPopup 协议弹窗 协议 企业会员协议 用户协议 agreement",
  id: "entry-agreementpopup",
  component: AgreementPopup,
  // It is over the page, so that the docs give each story a page of its own.
  parameters: { docs: { story: { inline: false, height: "30rem" } } },
  args: { isOpen: true, onAgree: fn() },
} satisfies Meta<typeof AgreementPopup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const StaysUntilAgreed: Story = {
  tags: ["!autodocs"],
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole("dialog", { name: messageText(words.title) });
    await expect(within(dialog).getAllByRole("heading", { level: 3 })).toHaveLength(6);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(within(dialog).getByRole("button", { name: messageText(words.agree) }));
    await expect(args.onAgree).toHaveBeenCalledOnce();
  },
};

/** 600 × 450 px, and its text is a region that the keyboard reaches. */
export const SizedAndReachable: Story = {
  tags: ["!autodocs"],
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole("dialog", { name: messageText(words.title) });
    await waitFor(() => {
      const { width, height } = dialog.getBoundingClientRect();
      return expect([Math.round(width), Math.round(height)]).toEqual([600, 450]);
    });
    const region = within(dialog).getByRole("region", { name: messageText(words.title) });
    await userEvent.tab();
    await expect(region).toHaveFocus();
    await expect(region.scrollHeight).toBeGreaterThan(region.clientHeight * 3);
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
  },
};

export const English: Story = {
  globals: { locale: "en" },
  play: async () => {
    const dialog = await screen.findByRole("dialog", { name: /^Enterprise member account/ });
    await expect(within(dialog).getAllByRole("heading", { level: 3 })).toHaveLength(6);
    await waitFor(() =>
      expect(within(dialog).getByRole("button", { name: "I have read and agree" })).toBeVisible(),
    );
  },
};

export const Sending: Story = { args: { isPending: true } };
export const Failed: Story = { args: { errorText: "服务器出了点小差~" } };
export const Closed: Story = { args: { isOpen: false } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
