import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { words as notFound } from "../NotFoundPage/NotFoundPage.messages.ts";
import { NoRightPage } from "./NoRightPage.tsx";

const meta = {
  title: "chrome/NoRightPage 无权限页 权限不足 403 forbidden",
  id: "chrome-norightpage",
  component: NoRightPage,
  args: {
    reason: "仅该店铺的经销商和企业管理员可以预览",
    adminToAsk: { enterpriseName: "江南精密机械有限公司", nickName: "采购主管", mobile: "138****0001" },
  },
} satisfies Meta<typeof NoRightPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NobodyToAsk: Story = { args: { adminToAsk: undefined } };
export const WithHistory: Story = {
  args: { onBack: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: messageText(notFound.back) }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
export const LongName: Story = {
  args: {
    adminToAsk: {
      ...{ nickName: "采购中心二部华东大区负责人", mobile: "138****0001" },
      enterpriseName: "江苏长三角智能装备与精密零部件进出口贸易股份有限公司苏州工业园区分公司",
    },
  },
};
export const Narrow: Story = { args: LongName.args, globals: { viewport: { value: "phone" } } };
