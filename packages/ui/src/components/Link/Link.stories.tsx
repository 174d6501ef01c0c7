import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Inline } from "../Inline/Inline.tsx";
import { Link } from "./Link.tsx";
import { LinkProvider } from "./LinkProvider.tsx";

const meta = {
  title: "ui/Link 文字链接 超链接 跳转 link",
  id: "ui-link",
  component: Link,
  args: { href: "/list", children: "商品列表" },
} satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Leads: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "商品列表" })).toHaveAttribute("href", "/list");
  },
};

export const Tones: Story = {
  render: (args) => (
    <Inline space="l">
      {(["link", "neutral", "muted", "inherit"] as const).map((tone) => (
        <Link {...args} key={tone} tone={tone} underline="always">
          {tone}
        </Link>
      ))}
    </Inline>
  ),
};

export const External: Story = {
  args: { isExternal: true, href: "https://example.com/" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAttribute("rel", "noopener noreferrer");
  },
};

export const Disabled: Story = {
  args: { href: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAttribute("aria-disabled", "true");
  },
};

export const ByTheRouter: Story = {
  render: (args) => (
    <LinkProvider component={({ href, ...rest }) => <a data-routed="yes" href={`/mall${href}`} {...rest} />}>
      <Link {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link");
    await expect(link).toHaveAttribute("href", "/mall/list");
    await expect(link).toHaveAttribute("data-routed", "yes");
  },
};
