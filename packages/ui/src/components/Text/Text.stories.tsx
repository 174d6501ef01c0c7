import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../Stack/Stack.tsx";
import { Text } from "./Text.tsx";

const meta = {
  title: "ui/Text 文本 文字 正文 排版 text",
  id: "ui-text",
  component: Text,
  args: { children: "不锈钢内六角螺丝 M8×30" },
} satisfies Meta<typeof Text>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <Stack space="s">
      {(["xs", "s", "m", "l", "xl"] as const).map((size) => (
        <Text {...args} key={size} size={size} />
      ))}
    </Stack>
  ),
};

export const Tones: Story = {
  render: (args) => (
    <Stack space="s">
      {(["text", "muted", "faint", "accent", "link", "price", "success", "warning", "danger"] as const).map(
        (tone) => (
          <Text {...args} key={tone} tone={tone} />
        ),
      )}
    </Stack>
  ),
};

export const Numeric: Story = {
  args: {
    isNumeric: true,
    align: "end",
    as: "div",
    keepsBreaks: true,
    children: "1,111.00\n9,999.00\n80,000.00",
  },
};

export const Leading: Story = {
  render: (args) => (
    <Stack space="m">
      {([undefined, "snug", "tight"] as const).map((leading) => (
        <Text {...args} as="p" key={leading ?? "text"} leading={leading}>
          {"工业级加厚防滑耐磨劳保手套，丁腈浸胶，机械维修搬运防护。".repeat(6)}
        </Text>
      ))}
    </Stack>
  ),
};

export const LongCode: Story = {
  args: { as: "div", breaks: "anywhere", isMono: true, children: "SN20261128".repeat(40) },
};

export const LongChineseText: Story = {
  args: { lines: 2, as: "p", children: "工业级加厚防滑耐磨劳保手套丁腈浸胶机械维修搬运防护手套".repeat(12) },
};
