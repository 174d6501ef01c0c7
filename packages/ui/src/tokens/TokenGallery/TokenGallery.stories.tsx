import type { Meta, StoryObj } from "@storybook/react-vite";
import { TokenGallery } from "./TokenGallery.tsx";

const meta = {
  title: "ui/TokenGallery",
  component: TokenGallery,
  args: { sample: "百工商城 ¥1,280.00 Aa" },
} satisfies Meta<typeof TokenGallery>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
