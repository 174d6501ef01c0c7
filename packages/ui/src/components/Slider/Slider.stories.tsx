import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { Slider } from "./Slider.tsx";

const meta = {
  title: "ui/Slider 滑块 滑动条 slider",
  id: "ui-slider",
  component: Slider,
  args: { label: "预付比例", defaultValue: 30, format: (value) => `${value}%` },
} satisfies Meta<typeof Slider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ByKeys: Story = {
  tags: ["!autodocs"],
  args: { onChange: fn(), onChangeEnd: fn(), step: 5 },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    // The browser's own is there until React Aria has come.
    await canvas.findByRole("group");
    const thumb = canvas.getByRole("slider", { name: "预付比例" });
    await userEvent.tab();
    await expect(thumb).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onChange).toHaveBeenLastCalledWith(35);
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith(35);
    await expect(thumb).toHaveAttribute("aria-valuetext", "35%");
    await userEvent.keyboard("{End}");
    await expect(canvasElement).toHaveTextContent("100%");
    await userEvent.keyboard("{Home}");
    await expect(thumb).toHaveValue("0");
  },
};

export const KeptByItsParent: Story = {
  tags: ["!autodocs"],
  args: { value: 30, onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole("group");
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(args.onChange).toHaveBeenCalledWith(29);
    await expect(canvas.getByRole("slider")).toHaveValue("30");
  },
};

export const IsSentWithItsForm: Story = {
  tags: ["!autodocs"],
  args: { name: "share" },
  render: (args) => (
    <form>
      <Slider {...args} />
    </form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const sent = () => new FormData(canvasElement.querySelector("form") ?? undefined).get("share");
    await expect(sent()).toBe("30");
    await canvas.findByRole("group");
    await userEvent.tab();
    await userEvent.keyboard("{PageUp}");
    await expect(sent()).toBe("40");
  },
};

/** What its words cannot say, a text below it may. */
export const WithDescription: Story = {
  args: { description: "其余货款在发货前付清" },
  play: async ({ canvas }) => {
    await canvas.findByRole("group");
    await expect(canvas.getByRole("slider")).toHaveAccessibleDescription("其余货款在发货前付清");
  },
};

export const AtItsEnds: Story = {
  render: function Ends(args) {
    const [value, setValue] = useState(0);
    return (
      <>
        <Slider {...args} onChange={setValue} value={value} />
        <Slider {...args} onChange={(left) => setValue(100 - left)} value={100 - value} />
      </>
    );
  },
};

export const Steps: Story = {
  args: { label: "账期", min: 15, max: 90, step: 15, format: (days) => `${days} 天` },
};

export const Invalid: Story = { args: { errorMessage: "预付比例不能低于 40%" } };

export const Disabled: Story = { args: { isDisabled: true } };

export const WithoutSeenWords: Story = { args: { isLabelHidden: true } };

export const LongChineseText: Story = {
  args: {
    label: "本合同约定的预付款占全部货款的比例（含运费与安装费）".repeat(3),
    format: (value) => `预付全部货款的 ${value}%`,
  },
  globals: { viewport: { value: "phone" } },
};
