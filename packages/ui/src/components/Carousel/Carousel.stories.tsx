import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { Link } from "../Link/Link.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Surface } from "../Surface/Surface.tsx";
import { Text } from "../Text/Text.tsx";
import { Carousel } from "./Carousel.tsx";

const card = (name: string, words: string) => ({
  ...{ id: name, label: name },
  content: (
    <Surface padding="l">
      <Stack space="s">
        <Link href="/product">{name}</Link>
        <Text tone="muted">{words}</Text>
      </Stack>
    </Surface>
  ),
});

const names = ["充电式电锤", "角磨机", "手电钻", "电圆锯", "热风枪", "曲线锯", "砂光机"];

const meta = {
  title: "ui/Carousel 轮播 走马灯 横向滚动 slider",
  id: "ui-carousel",
  component: Carousel,
  args: {
    label: "为你推荐",
    items: names.slice(0, 3).map((name) => card(name, "18 V，无刷电机，含两块电池")),
    labels: { previous: "上一页", next: "下一页", page: (page, of) => `第 ${page} 页，共 ${of} 页` },
  },
} satisfies Meta<typeof Carousel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { onChange: fn() } };

export const GoesOn: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("button", { name: "上一页" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "下一页" }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(1));
    await userEvent.click(canvas.getByRole("button", { name: "第 3 页，共 3 页" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "下一页" })).toBeDisabled());
    await expect(canvas.getByRole("button", { current: true })).toHaveAccessibleName("第 3 页，共 3 页");
    await userEvent.click(canvas.getByRole("button", { name: "上一页" }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(1));
  },
};

const many = names.map((name) => card(name, "18 V，无刷电机，含两块电池"));

export const ThreeAtOnce: Story = {
  args: { items: many, perView: 3 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("button", { name: "第 3 页，共 3 页" })).toBeVisible());
  },
};

export const FourAtOnce: Story = { args: { items: many, perView: 4 } };

/** Nothing to scroll: no buttons either. */
export const AllSeen: Story = {
  args: { items: many.slice(0, 2), perView: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const LongChineseText: Story = {
  args: {
    perView: 2,
    items: names
      .slice(0, 4)
      .map((name) => card(`${name}（华东区域采购与供应链管理中心设备维修科专用）`, "含两块电池。".repeat(8))),
  },
};

export const Narrow: Story = {
  args: { items: many, perView: 3, label: "最近看过" },
  globals: { viewport: { value: "phone" } },
};
