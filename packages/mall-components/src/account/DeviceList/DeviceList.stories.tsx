import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./DeviceList.messages.ts";
import { DeviceList, type DeviceView } from "./DeviceList.tsx";

const here: DeviceView = {
  id: "1",
  device: "Chrome · Windows",
  address: "203.0.*.*",
  usedText: "2026-11-27 09:30",
  isHere: true,
};
const phone = { ...here, id: "2", device: "WeChat · iPhone", address: "2001:db8:*", isHere: false };
const unknown = { ...phone, id: "3", device: "", address: "" };

const meta = {
  title: "account/DeviceList 登录设备 设备管理 会话 sessions",
  id: "account-devicelist",
  component: DeviceList,
  args: { devices: [here, phone, unknown] },
} satisfies Meta<typeof DeviceList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Nothing can be signed out. */
export const OnlyHere: Story = { args: { devices: [here] } };

export const SignsOut: Story = {
  args: { devices: [here, unknown], onEnd: fn(), onEndOthers: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const device = messageText(words.unknown);
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.endNamed, { device }) }));
    await expect(args.onEnd).toHaveBeenCalledWith("3", device);
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.endOthers) }));
    await expect(args.onEndOthers).toHaveBeenCalledWith(1);
  },
};

export const Loading: Story = { args: { devices: [], state: "loading" } };
export const Failed: Story = { args: { devices: [], state: "failed", onRetry: fn() } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
