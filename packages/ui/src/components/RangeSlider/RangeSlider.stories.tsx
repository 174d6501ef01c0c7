import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { RangeSlider } from "./RangeSlider.tsx";

const meta = {
  title: "ui/RangeSlider 区间滑块 价格区间 范围 range",
  id: "ui-rangeslider",
  component: RangeSlider,
  args: {
    label: "价格",
    labels: { from: "最低价", to: "最高价" },
    max: 5000,
    step: 50,
    defaultValue: { from: 800, to: 3200 },
    format: (value) => `¥${value}`,
  },
} satisfies Meta<typeof RangeSlider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The thumbs cannot pass each other. */
export const ByKeys: Story = {
  tags: ["!autodocs"],
  args: { onChange: fn(), onChangeEnd: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole("group");
    await userEvent.tab();
    const lower = canvas.getByRole("slider", { name: "最低价 价格" });
    await expect(lower).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: 850, to: 3200 });
    await userEvent.keyboard("{End}");
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith({ from: 3200, to: 3200 });
    await userEvent.tab();
    await expect(canvas.getByRole("slider", { name: "最高价 价格" })).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: 3200, to: 5000 });
  },
};

export const IsSentWithItsForm: Story = {
  tags: ["!autodocs"],
  args: { names: { from: "minPrice", to: "maxPrice" } },
  render: (args) => (
    <form>
      <RangeSlider {...args} />
    </form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const sent = () => Object.fromEntries(new FormData(canvasElement.querySelector("form") ?? undefined));
    await expect(sent()).toEqual({ minPrice: "800", maxPrice: "3200" });
    await canvas.findByRole("group");
    await userEvent.tab();
    await userEvent.keyboard("{Home}");
    await expect(sent()).toEqual({ minPrice: "0", maxPrice: "3200" });
  },
};

export const Whole: Story = { args: { defaultValue: { from: 0, to: 5000 } } };

/** Both at the upper end: the lower one is on top, since the upper one cannot go anywhere. */
export const Together: Story = { args: { defaultValue: { from: 5000, to: 5000 } } };

export const Invalid: Story = {
  args: { errorMessage: "该价格区间没有商品，请放宽范围", description: "含税价" },
  play: async ({ canvas }) => {
    await canvas.findByRole("group");
    await expect(canvas.getByRole("slider", { name: "最高价 价格" })).toHaveAccessibleDescription(
      "含税价 该价格区间没有商品，请放宽范围",
    );
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const LongChineseText: Story = {
  args: {
    label: "含税含运费的采购单价（按最小起订量计算）".repeat(3),
    format: (value) => `每件 ¥${value.toLocaleString("zh-CN")}`,
  },
  globals: { viewport: { value: "phone" } },
};
