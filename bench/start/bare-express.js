// What any service on Express starts with: JSON in, a 201 out, and nothing behind it.
import express from 'express';

const application = express();
application.use(express.json());
application.post('/things', (request, response) => {
  response.status(201).json({ id: 'thing', ...request.body });
});
const server = application.listen(Number(process.env.PORT ?? 0), () => {
  const url = `http://localhost:${server.address().port}`;
  process.stdout.write(`${JSON.stringify({ url, msg: 'listening' })}\n`);
});
