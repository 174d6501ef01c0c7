import { LoginScreen } from "../../screens/LoginScreen";

interface LoginProps {
  searchParams: Promise<{ back?: string; because?: string }>;
}

export default async function Login({ searchParams }: LoginProps) {
  const { back, because } = await searchParams;
  return <LoginScreen back={back} because={because} />;
}
