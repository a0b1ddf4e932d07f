/** Returns the status of the API for a refresh token: 200 while its session is valid. */
export async function refresh(refreshToken: string): Promise<number> {
  const response = await fetch(`${process.env['PADAVU_API_URL'] ?? ''}/auth/refresh`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ refreshToken }),
  });
  return response.status;
}
