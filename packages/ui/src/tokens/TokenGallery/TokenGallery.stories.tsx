import type { Meta, StoryObj } from "@storybook/react-vite";
import { brandOf } from "../sample-brands.ts";
import { TokenGallery } from "./TokenGallery.tsx";

const meta = {
  title: "foundations/Tokens",
  component: TokenGallery,
  args: { sample: "百工商城 ¥1,280.00 Aa", brand: brandOf({}) },
  render: (args, { globals }) => <TokenGallery {...args} brand={brandOf(globals)} />,
} satisfies Meta<typeof TokenGallery>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
