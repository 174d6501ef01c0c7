import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./FootprintBar.messages.ts";
import { FootprintBar } from "./FootprintBar.tsx";

const meta = {
  title: "saved/FootprintBar 足迹工具条 足迹 浏览记录 按日期查看",
  id: "saved-footprintbar",
  component: FootprintBar,
  args: { day: "", allHref: "#all", isKeeping: true },
} satisfies Meta<typeof FootprintBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneDay: Story = {
  args: { day: "2026-11-20", onDay: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.search) }));
    await expect(args.onDay).toHaveBeenCalledWith("2026-11-20");
  },
};
const days = ["2026-11-27", "2026-11-23", "2026-11-20"];
/** The days with footprints are marked; one of them is shown at a press. */
export const WithACalendar: Story = {
  args: { days, today: "2026-11-27", onDay: fn() },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.calendar) }));
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole("button", { name: /23/ }));
    await expect(args.onDay).toHaveBeenCalledWith("2026-11-23");
  },
};
export const Off: Story = {
  args: { isKeeping: false, onKeep: fn(), onClear: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.turnOn) }));
    await expect(args.onKeep).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.clear) }));
    await expect(args.onClear).toHaveBeenCalled();
  },
};
export const NothingToClear: Story = { args: { isEmpty: true } };
export const Pending: Story = { args: { isPending: true } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
