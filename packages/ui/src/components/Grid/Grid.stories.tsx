import type { Meta, StoryObj } from "@storybook/react-vite";
import { Surface } from "../Surface/Surface.tsx";
import { Grid } from "./Grid.tsx";

const cells = Array.from({ length: 10 }, (_, index) => `商品 ${index + 1}`).map((words) => (
  <Surface key={words}>{words}</Surface>
));

const meta = {
  title: "ui/Grid 网格 栅格 卡片网格 grid",
  id: "ui-grid",
  component: Grid,
  args: { columns: 5, children: cells },
} satisfies Meta<typeof Grid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Cards: Story = { args: { columns: "cards" } };

export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
