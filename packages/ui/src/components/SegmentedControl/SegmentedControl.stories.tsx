import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Icon } from "../Icon/Icon.tsx";
import { GridViewIcon, ListViewIcon } from "../Icon/icons.ts";
import { Stack } from "../Stack/Stack.tsx";
import { SegmentedControl } from "./SegmentedControl.tsx";

const meta = {
  title: "ui/SegmentedControl 分段控制器 分段选择 切换 segmented",
  id: "ui-segmentedcontrol",
  component: SegmentedControl,
  args: {
    label: "时间",
    defaultValue: "week",
    options: [
      { value: "day", label: "日" },
      { value: "week", label: "近一周" },
      { value: "month", label: "月" },
    ],
  },
} satisfies Meta<typeof SegmentedControl>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onChange: fn() },
};

export const ChoosesByKeys: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "近一周" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onChange).toHaveBeenLastCalledWith("month");
    await userEvent.click(canvas.getByText("日"));
    await expect(canvas.getByRole("radio", { checked: true })).toHaveAttribute("value", "day");
  },
};

export const KeptByItsParent: Story = {
  args: { value: "week" },
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("月"));
    await expect(canvas.getByRole("radio", { name: "近一周" })).toBeChecked();
  },
};

export const IsSentWithItsForm: Story = {
  tags: ["!autodocs"],
  args: { name: "span" },
  render: (args) => (
    <form>
      <SegmentedControl {...args} />
    </form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const sent = () => new FormData(canvasElement.querySelector("form") ?? undefined).get("span");
    await expect(sent()).toBe("week");
    await userEvent.click(canvas.getByText("日"));
    await expect(sent()).toBe("day");
  },
};

export const Icons: Story = {
  args: {
    label: "视图",
    isLabelHidden: true,
    defaultValue: "grid",
    options: [
      { value: "grid", label: "大图", icon: <Icon as={GridViewIcon} size="s" /> },
      { value: "list", label: "列表", icon: <Icon as={ListViewIcon} size="s" /> },
    ],
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      {(["s", "m", "l"] as const).map((size) => (
        <SegmentedControl {...args} key={size} size={size} />
      ))}
    </Stack>
  ),
};

export const FullWidth: Story = { args: { width: "full", description: "按下单时间统计" } };

export const OneDisabled: Story = {
  args: {
    options: [
      { value: "day", label: "日" },
      { value: "week", label: "近一周" },
      { value: "month", label: "月", isDisabled: true },
    ],
  },
};

export const Invalid: Story = { args: { errorMessage: "请选择时间", isRequired: true } };

export const Disabled: Story = { args: { isDisabled: true } };

export const LongChineseText: Story = {
  args: {
    options: [
      { value: "day", label: "仅本企业账号下单" },
      { value: "week", label: "所有下级部门的采购订单" },
      { value: "month", label: "全部" },
    ],
  },
  globals: { viewport: { value: "phone" } },
};
