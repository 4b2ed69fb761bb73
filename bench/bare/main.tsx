/** The least that a page of React and Mantine can be: what Kennel's first screen is held against. */
// Mantine writes style sheets, which the policy of the page allows to nobody else
import '../../src/app/boot/trustedTypesPolicy.ts';
import '@mantine/core/styles.css';
import { Button, Container, MantineProvider, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function Page() {
  const [presses, setPresses] = useState(0);
  return (
    <Container size="xs">
      <Stack>
        <Title>A bare page</Title>
        <Text>Pressed {presses} times.</Text>
        <Button onClick={() => setPresses(presses + 1)}>Press</Button>
      </Stack>
    </Container>
  );
}

const element = document.getElementById('root');
if (element !== null) {
  createRoot(element).render(
    <MantineProvider forceColorScheme="dark">
      <Page />
    </MantineProvider>,
  );
}
