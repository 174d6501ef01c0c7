import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { storeWords } from "../../messages/store.messages.ts";
import { messageText } from "../../samples/message-text.ts";
import { StoreStatePanel } from "./StoreStatePanel.tsx";

const meta = {
  title: "store/StoreStatePanel 开店进度 审核状态 入驻状态 review status",
  id: "store-storestatepanel",
  component: StoreStatePanel,
  args: { state: "none", actions: ["apply"], accountHref: "#account" },
} satisfies Meta<typeof StoreStatePanel>;
export default meta;

type Story = StoryObj<typeof meta>;
const sent = { shopName: "诚泰标准件", submittedText: "2026-11-25 14:20" };
const passed = { ...sent, decidedText: "2026-11-26 09:05", actions: ["setAccount"] as const };

export const Default: Story = {};
export const UnderReview: Story = { args: { ...sent, state: "underReview", actions: ["withdraw"] } };
export const NotPassed: Story = {
  args: {
    ...{ ...sent, decidedText: passed.decidedText, state: "notPassed" },
    remarks: "营业执照照片不清晰，请重新上传后再次提交。",
  },
};
export const Withdrawn: Story = { args: { ...sent, state: "withdrawn" } };
export const NotOpen: Story = { args: { ...passed, state: "notOpen" } };
export const Open: Story = { args: { ...passed, state: "open", hasAccount: true, shopHref: "#shop" } };
export const Suspended: Story = { args: { ...passed, state: "suspended", hasAccount: true } };
export const Offline: Story = { args: { ...passed, state: "offline" } };
/** On the page of the account, before there is a store. */
export const BeforeAccount: Story = {
  args: { ...sent, state: "underReview", actions: [], applyHref: "#apply" },
};
export const Withdrawing: Story = {
  args: { ...sent, state: "underReview", actions: ["withdraw"], isWithdrawing: true },
};

export const TakesBack: Story = {
  args: { ...sent, state: "underReview", actions: ["withdraw"], onWithdraw: fn() },
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: messageText(storeWords.withdraw) }));
    await expect(args.onWithdraw).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = {
  args: {
    ...{ state: "notPassed", shopName: "温州诚泰标准件与非标紧固件工厂直营店" },
    remarks:
      "营业执照照片不清晰，住所一栏无法辨认；身份证已过有效期，请更换；店铺简介请说明主营的规格范围。".repeat(
        3,
      ),
  },
};
export const Narrow: Story = {
  args: { ...passed, state: "open", shopHref: "#shop" },
  globals: { viewport: { value: "phone" } },
};
