import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../Inline/Inline.tsx";
import { Surface } from "../Surface/Surface.tsx";
import { Text } from "../Text/Text.tsx";
import { Stack } from "./Stack.tsx";

const boxes = ["第一项", "第二项", "第三项"].map((words) => (
  <Surface key={words} padding="s" variant="outline">
    {words}
  </Surface>
));

const meta = {
  title: "ui/Stack 竖向排列 堆叠 间距 stack column",
  id: "ui-stack",
  component: Stack,
  args: { children: boxes },
} satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Centered: Story = { args: { align: "center" } };

export const Wide: Story = { args: { space: ["s", "xl"] } };

export const AsList: Story = {
  args: {
    as: "ul",
    "aria-label": "清单",
    children: ["螺丝", "扳手"].map((words) => <li key={words}>{words}</li>),
  },
};

/** In a row the stack takes what is left; one size and colour for all its words. */
export const WithWords: Story = {
  args: {
    space: "xxs",
    size: "s",
    tone: "muted",
    width: "fluid",
    children: ["规格：M8×30", "包装：100 只/盒", "起订：5 盒"].map((words) => (
      <span key={words}>{words}</span>
    )),
  },
};

export const Between: Story = {
  render: (args) => (
    <Inline alignY="stretch" wrap={false}>
      <Text as="p" width="fluid">
        {"工业级加厚防滑耐磨劳保手套。".repeat(12)}
      </Text>
      <Stack {...args} alignY="between" width="fluid" />
    </Inline>
  ),
};
