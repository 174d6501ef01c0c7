import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { DateRangePicker } from "./DateRangePicker.tsx";

const meta = {
  title: "ui/DateRangePicker 日期范围 起止日期 日期区间 时间段",
  id: "ui-daterangepicker",
  component: DateRangePicker,
  args: {
    label: "下单时间",
    today: "2026-11-27",
    labels: {
      from: "开始日期",
      to: "结束日期",
      open: "打开日历",
      outOfBounds: "请检查日期：开始不晚于结束，且在可选范围内",
    },
    defaultValue: { from: "2026-11-09", to: "2026-11-20" },
  },
} satisfies Meta<typeof DateRangePicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const presets = [
  { label: "今天", from: "2026-11-27", to: "2026-11-27" },
  { label: "近 7 天", from: "2026-11-21", to: "2026-11-27" },
  { label: "近 30 天", from: "2026-10-29", to: "2026-11-27" },
  { label: "本月", from: "2026-11-01", to: "2026-11-27" },
];

/** Enter at the first day, which goes to the day behind it, and at the last one; the card closes then. */
export const ChosenByKeys: Story = {
  tags: ["!autodocs"],
  args: { onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const button = await canvas.findByRole("button", { name: /打开日历/ });
    button.focus();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("grid");
    await waitFor(() => expect(screen.getByRole("button", { name: /月9日|November 9,/ })).toHaveFocus());
    await userEvent.keyboard("{ArrowRight}{Enter}{ArrowRight}{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: "2026-11-10", to: "2026-11-12" });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const ByAPreset: Story = {
  tags: ["!autodocs"],
  args: { presets, onChange: fn(), max: "2026-11-27" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /打开日历/ }));
    await userEvent.click(await screen.findByRole("button", { name: "近 7 天" }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: "2026-11-21", to: "2026-11-27" });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const Open: Story = {
  tags: ["!autodocs"],
  args: { presets },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /打开日历/ }));
    await waitFor(() => expect(screen.getByRole("grid")).toBeVisible());
  },
};

export const IsSentWithItsForm: Story = {
  tags: ["!autodocs"],
  args: { names: { from: "from", to: "to" } },
  render: (args) => (
    <form>
      <DateRangePicker {...args} />
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    const sent = () => Object.fromEntries(new FormData(canvasElement.querySelector("form") ?? undefined));
    const both = { from: "2026-11-09", to: "2026-11-20" };
    await expect(sent()).toEqual(both);
    await canvas.findAllByRole("spinbutton");
    await expect(sent()).toEqual(both);
  },
};

export const Empty: Story = { args: { defaultValue: { from: "", to: "" }, isRequired: true } };

/** The last day is before the first one. */
export const Backwards: Story = {
  args: { defaultValue: { from: "2026-11-20", to: "2026-11-09" } },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole("spinbutton");
    await expect(first).toHaveAttribute("aria-invalid", "true");
  },
};

export const Invalid: Story = { args: { errorMessage: "最多可查询 90 天，请缩短时间" } };

export const Disabled: Story = { args: { isDisabled: true } };

export const Narrow: Story = {
  args: { description: "按付款时间统计，最多可查询 90 天内的订单。".repeat(2) },
  decorators: [(Story) => <div style={{ inlineSize: 280 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole("spinbutton");
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
