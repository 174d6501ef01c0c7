import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../Inline/Inline.tsx";
import { Divider } from "./Divider.tsx";

const meta = { title: "ui/Divider 分割线 分隔线 hr", id: "ui-divider", component: Divider } satisfies Meta<
  typeof Divider
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Dashed: Story = { args: { variant: "dashed" } };

export const Vertical: Story = {
  args: { orientation: "vertical" },
  render: (args) => (
    <Inline>
      登录
      <Divider {...args} />
      注册
    </Inline>
  ),
};
