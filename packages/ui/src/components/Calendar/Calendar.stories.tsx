import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Calendar } from "./Calendar.tsx";

const meta = {
  title: "ui/Calendar 日历 月历 选日子",
  id: "ui-calendar",
  component: Calendar,
  args: { label: "日期", value: "", today: "2026-11-27", onChange: fn() },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Calendar
        {...args}
        onChange={(day) => {
          setValue(day);
          args.onChange(day);
        }}
        value={value}
      />
    );
  },
} satisfies Meta<typeof Calendar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { value: "2026-11-20" } };
export const Bounded: Story = { args: { min: "2026-11-10", max: "2026-11-27" } };
export const Marked: Story = {
  args: { marked: ["2026-11-20", "2026-11-23", "2026-11-27"], value: "2026-11-20", max: "2026-11-27" },
};

/** Arrow keys go from day to day, Enter chooses; a day without a mark cannot be chosen. */
export const ByKeyboard: Story = {
  ...Marked,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const chosen = await canvas.findByRole("button", { name: /月20日|November 20,/ });
    chosen.focus();
    await userEvent.keyboard("{ArrowRight}{Enter}");
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{Enter}");
    await expect(args.onChange).toHaveBeenCalledWith("2026-11-23");
  },
};

export const OtherMonth: Story = {
  ...Marked,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const month = (await canvas.findByRole("grid")).getAttribute("aria-label");
    await expect(canvas.getByRole("button", { name: /^(下个月|Next month)$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /^(上个月|Previous month)$/ }));
    await expect(canvas.getByRole("grid")).not.toHaveAttribute("aria-label", month);
  },
};
export const Narrow: Story = { args: { value: "2026-11-20" }, globals: { viewport: { value: "phone" } } };
