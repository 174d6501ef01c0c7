import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/Button.tsx";
import { Text } from "../Text/Text.tsx";
import { Inline } from "./Inline.tsx";

const buttons = ["查看物流", "再次购买", "确认收货"].map((words) => (
  <Button key={words} tone="neutral" variant="outline">
    {words}
  </Button>
));

const meta = {
  title: "ui/Inline 横向排列 行内布局 一行 inline row",
  id: "ui-inline",
  component: Inline,
  args: { children: buttons },
} satisfies Meta<typeof Inline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Between: Story = { args: { align: "between" } };

export const Narrow: Story = { args: { stackBelow: "wide" }, globals: { viewport: { value: "phone" } } };

export const RowsCloser: Story = {
  args: { space: "l", rowSpace: "xs", children: [...buttons, ...buttons] },
  globals: { viewport: { value: "phone" } },
};

/** One size and colour for all words; what is left goes to the name, the sum never shrinks. */
export const Words: Story = {
  args: {
    wrap: false,
    alignY: "baseline",
    size: "s",
    tone: "muted",
    children: [
      <Text breaks="anywhere" key="name" size="inherit" tone="inherit" width="fluid">
        不锈钢内六角螺丝 M8×30，镀镍，每盒一百只
      </Text>,
      <Text isNumeric key="sum" size="inherit" tone="price" width="content">
        ¥1,280.00
      </Text>,
    ],
  },
};

export const WithinALine: Story = {
  render: () => (
    <Text as="p">
      本单
      <Inline as="span" space="xxs" tone="price" weight="strong">
        <span>3</span>
        <span>件</span>
      </Inline>
      ，满三件包邮
    </Text>
  ),
};
