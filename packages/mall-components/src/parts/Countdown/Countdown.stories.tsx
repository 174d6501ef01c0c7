import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { sampleNow } from "../../samples/home.ts";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./Countdown.messages.ts";
import { Countdown } from "./Countdown.tsx";

const meta = {
  title: "parts/Countdown 倒计时 剩余时间 秒杀",
  id: "parts-countdown",
  component: Countdown,
  args: { now: sampleNow, endsAt: sampleNow + 3_723_000 },
} satisfies Meta<typeof Countdown>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const EndsSoon: Story = {
  args: { endsAt: sampleNow + 2_000, label: "距结束", consequence: "结束后恢复原价", onEnd: fn() },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getAllByText(messageText(words.over))).toHaveLength(2), {
      timeout: 6000,
    });
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce());
  },
};
export const Over: Story = { args: { endsAt: sampleNow - 1 } };
export const Days: Story = { args: { endsAt: sampleNow + 3 * 86_400_000 + 60_000 } };
export const Plain: Story = { args: { variant: "text", label: "请在", consequence: "超时订单自动取消" } };
export const OnSaleGround: Story = {
  args: { tone: "inverse" },
  decorators: [(Story) => <div style={{ background: "var(--mall-color-sale)", padding: 12 }}>{Story()}</div>],
};
