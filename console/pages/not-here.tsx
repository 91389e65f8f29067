import { Link } from '@tanstack/react-router';
import { Entrance } from './access/entrance.tsx';

export function NotHere() {
  return (
    <Entrance title="Not here">
      <h1>There is no page at this address</h1>
      <Link to="/">To the overview</Link>
    </Entrance>
  );
}
